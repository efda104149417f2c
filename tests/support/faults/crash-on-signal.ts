/** Preloaded in a server: SIGUSR2 makes it fail with an uncaught error. */
process.on('SIGUSR2', () => {
  throw new Error('on purpose');
});
