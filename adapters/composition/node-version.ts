/** The project brings its own Node; started by hand with another one, it says so in one line. */
const OLDEST = 26;
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST) {
  console.error(
    `This needs Node ${OLDEST}, which the project brings: start it with "npm start" (here runs ${process.version}).`,
  );
  process.exit(1);
}
