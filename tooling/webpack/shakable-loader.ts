/**
 * A loader for React Router, of which the bundler keeps components that nobody uses: names for developer tools are
 * written onto them, and they are made by calls that look like effects. What the code does stays the same.
 * @param source the package's one file
 */
export default function shakable(source: string): string {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(
      /^(var (\w+) = class extends React\d*\.Component \{)([\s\S]*?^\};\n)\2\.contextType = (\w+);$/gm,
      '$1 static contextType = $4;$3',
    )
}
