declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** The address of the file: its importer adds it to the page. */
declare module '*.sheet.css' {
  const address: string
  export default address
}

declare module '*.css'

/** The address of the file. */
declare module '*.woff2' {
  const address: string
  export default address
}
