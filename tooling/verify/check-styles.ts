import postcss, { type Rule } from 'postcss'

/** @returns a sentence for each rule that could meet another team's part of the page */
export function styleProblems(remote: string, file: string, css: string): string[] {
  const own = `.${remote}__`
  const problems = new Set<string>()
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (isInside(rule)) return
    for (const selector of rule.selectors)
      if (!selector.includes(own))
        problems.add(
          `${file} has the global selector '${selector}': style by a class of a CSS module instead.`,
        )
  })
  root.walkAtRules('keyframes', ({ params }) => {
    if (!params.startsWith(`${remote}__`))
      problems.add(`${file} has the global animation '${params}': name it in a CSS module instead.`)
  })
  return [...problems]
}

/** Whether a rule belongs to another, whose selector counts, or to an animation. */
function isInside(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    if (parent.type === 'rule') return true
    if (parent.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return true
  }
  return false
}
