import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postcss, { type Rule } from 'postcss'
import { servedFiles } from '../../publish/describe-build'

/** Matches code that runs text: `eval(…)`, `new Function(…)`, `Function('…')`. */
const CODE_OF_TEXT = /(?<![\w$.])eval\s*\(|\bnew\s+Function\b|(?<![\w$.])Function\s*\(\s*["'`]/

/** @returns a sentence for each problem with a build's scripts and style sheets */
export async function fileProblems(dist: string, remote: string): Promise<string[]> {
  const problems: string[] = []
  for (const file of await servedFiles(dist)) {
    const text = () => readFile(path.join(dist, file), 'utf8')
    if (file.endsWith('.css')) problems.push(...styleProblems(remote, file, await text()))
    if (/\.c?js$/.test(file)) problems.push(...scriptProblems(file, await text()))
  }
  return problems
}

/** @returns a sentence for a script that the shop's CSP would block */
export function scriptProblems(file: string, script: string): string[] {
  const [found] = CODE_OF_TEXT.exec(script) ?? []
  return found
    ? [
        `${file} runs text as code (${found}), which the shop's content security policy forbids: remove it, or build for production.`,
      ]
    : []
}

/** @returns a sentence for each rule that could change another team's part of the page */
export function styleProblems(remote: string, file: string, css: string): string[] {
  const own = `.${remote}__`
  const problems = new Set<string>()
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (isInside(rule)) return
    for (const selector of rule.selectors)
      if (!selector.includes(own))
        problems.add(`${file} has the global selector '${selector}': use a class of a CSS module instead.`)
  })
  root.walkAtRules('keyframes', ({ params }) => {
    if (!params.startsWith(`${remote}__`))
      problems.add(`${file} has the global animation '${params}': name it in a CSS module instead.`)
  })
  return [...problems]
}

/** True if a rule is inside another rule, whose selector is checked, or inside an animation. */
function isInside(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    if (parent.type === 'rule') return true
    if (parent.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return true
  }
  return false
}
