// Empty until its first test arrives.
