/** Oldest major version of Node. The project installs its own Node, but someone may start the site with another version. */
const OLDEST = 26;
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST) {
  console.error(
    `Node ${OLDEST} or newer is required, but this is Node ${process.version}. Start with "npm start": it runs the Node that the project installs.`,
  );
  process.exit(1);
}
