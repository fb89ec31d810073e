@rem Windows has no exec: package.json uses it so that no shell stands between npm and the command, and signals arrive.
@%*
