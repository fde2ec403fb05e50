import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** What belongs to other moments than the first paint: it comes with the whole sheets, after the scripts. */
const LATER_AT_RULES = new Set(['font-face', 'page'])
const LATER_STATES = /:(hover|active|disabled|checked|target|placeholder|selection|backdrop|popover-open)\b/

/** A style sheet that is asked again and again which of its rules a page needs. */
export type Sheet = (used: UsedNames) => string

/** The class and element names that stand in a page. */
export interface UsedNames {
  classes: ReadonlySet<string>
  tags: ReadonlySet<string>
}

export function usedNames(html: string): UsedNames {
  const classes = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) classes.add(name)
  // The last two are the ends of an animation, which are spelt like elements.
  const tags = new Set(['html', 'body', 'head', 'from', 'to'])
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) tags.add(tag)
  return { classes, tags }
}

/** @param css minified; it is read once */
export function readSheet(css: string): Sheet {
  const root = postcss.parse(css)
  const needsOf = new Map<Rule, Needs[]>()
  root.walkRules((rule) => void needsOf.set(rule, rule.selectors.map(needs)))

  return (used) => {
    const kept = root.clone()
    // A clone has rules of its own: what is known of a selector is found by the original, in the same order.
    const originals = needsOf.values()
    kept.walkRules((rule) => {
      const known = originals.next().value ?? []
      const selectors = rule.selectors.filter((_, index) => isUsed(known[index], used))
      if (selectors.length > 0) rule.selectors = selectors
      else rule.remove()
    })
    removeLater(kept)
    return kept.toString()
  }
}

interface Needs {
  isLater: boolean
  classes: string[]
  tags: string[]
}

/** What must stand in a page for a selector to fit. Lists inside `:is()` and the like are alternatives: they need nothing. */
function needs(selector: string): Needs {
  const plain = selector
    .replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[[^\]]*\]/g, '')
  return {
    isLater: LATER_STATES.test(plain),
    classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    tags: [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name),
  }
}

function isUsed(known: Needs | undefined, { classes, tags }: UsedNames): boolean {
  if (!known || known.isLater) return false
  return known.classes.every((name) => classes.has(name)) && known.tags.every((name) => tags.has(name))
}

function removeLater(root: Container): void {
  root.walkAtRules((rule) => {
    if (LATER_AT_RULES.has(rule.name) || (rule.name === 'media' && rule.params.includes('print')))
      rule.remove()
  })
  const animations = animationNames(root)
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.has(rule.params)) rule.remove()
  })
  removeEmpty(root)
}

function animationNames(root: Container): Set<string> {
  const names = new Set<string>()
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) names.add(word)
  })
  return names
}

/** A block that lost all its rules goes too; `@layer a, b;` has no block and stays: it sets the order. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!isBlock(node)) return
    removeEmpty(node)
    if (node.nodes?.length === 0) node.remove()
  })
}

function isBlock(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.nodes !== undefined
}
