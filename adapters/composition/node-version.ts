/** The project brings its own Node; started by hand with another one, it says so in one line. */
const OLDEST = 26;
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST) {
  console.error(
    `Node ${OLDEST} or newer is required, but this is Node ${process.version}. Start with "npm start": it runs the Node that the project installs.`,
  );
  process.exit(1);
}
