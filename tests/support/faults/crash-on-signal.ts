/** Loaded before a server: a signal has it fail as at an error that nothing handles. */
process.on('SIGUSR2', () => {
  throw new Error('on purpose');
});
