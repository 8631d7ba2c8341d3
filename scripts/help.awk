# Lists the commands of a Makefile: `target: needs ## what it does`, in the groups that `##@ Group` begins.
BEGIN { FS = ":[^#]*## "; print "make COMMAND, where COMMAND is one of:" }
/^##@ / { printf "\n%s\n", substr($0, 5) }
/^[a-z][a-z-]*:[^#]*## / { printf "  %-20s %s\n", $1, $2 }
