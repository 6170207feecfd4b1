"""What is tried out on servers, one file each: `run` does it on a stage and gives back a report."""
