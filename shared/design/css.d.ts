/** A style module: local class names to the names in the page. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
declare module '*.css';
