type Exports = Readonly<Record<string, readonly string[]>>

/**
 * @param takes the exports that a remote takes of each package
 * @param provides those of the shell; of a package that it does not name nothing is known
 * @returns a sentence for each that the shell does not have
 */
export function takenProblems(takes: Exports = {}, provides: Exports = {}): string[] {
  return Object.entries(takes).flatMap(([name, taken]) => {
    const provided = provides[name]
    return taken
      .filter((one) => provided && !provided.includes(one))
      .map(
        (one) =>
          `It takes ${one} of ${name}, which the shell does not provide: do without it, or publish a shell that does first.`,
      )
  })
}
