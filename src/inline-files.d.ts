declare module "*.css?inline" {
  const sheet: string;
  export default sheet;
}

declare module "*.webp?inline" {
  const dataUrl: string;
  export default dataUrl;
}
