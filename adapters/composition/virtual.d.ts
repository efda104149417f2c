declare module 'virtual:site-snapshot' {
  const snapshot: import('../memory/site-snapshot.ts').SiteSnapshot;
  export default snapshot;
}
