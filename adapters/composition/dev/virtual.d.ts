declare module 'virtual:whole-site' {
  const data: import('./whole-site.ts').WholeSite;
  export default data;
}
