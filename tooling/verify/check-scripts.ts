/** What makes code of text: `eval(…)`, `new Function(…)`, `Function('…')`. */
const CODE_OF_TEXT = /(?<![\w$.])eval\s*\(|\bnew\s+Function\b|(?<![\w$.])Function\s*\(\s*["'`]/

/** @returns a sentence for a script that the shop's security policy would not run */
export function scriptProblems(file: string, script: string): string[] {
  const [found] = CODE_OF_TEXT.exec(script) ?? []
  return found
    ? [
        `${file} makes code of text (${found}), which the shop's security policy forbids: leave it out, or build for production.`,
      ]
    : []
}
