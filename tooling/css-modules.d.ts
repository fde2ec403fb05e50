declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** The URL of the file. Its importer adds the style sheet to the page. */
declare module '*.sheet.css' {
  const address: string
  export default address
}

declare module '*.css'

/** The URL of the file. */
declare module '*.woff2' {
  const address: string
  export default address
}
