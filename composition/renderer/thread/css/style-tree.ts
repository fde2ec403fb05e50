import postcss, { type AtRule, type ChildNode } from 'postcss'

/** The parts that a page must contain for a selector to match. */
export interface SelectorNeeds {
  classes: readonly string[]
  tags: readonly string[]
}

/** A style sheet, reduced to the data needed per page. */
export type StyleNode =
  | { kind: 'text'; text: string }
  | {
      kind: 'rule'
      selectors: readonly { text: string; needs: SelectorNeeds }[]
      children: readonly StyleNode[]
    }
  | { kind: 'block'; prelude: string; children: readonly StyleNode[] }
  | { kind: 'keyframes'; name: string; text: string }

/** States that do not occur at the first paint. Their rules come with the full sheets, after the scripts. */
const LATER_STATES = /:(hover|active|disabled|checked|target|placeholder|selection|backdrop|popover-open)\b/

/** @param css minified CSS */
export function readStyleTree(css: string): StyleNode[] {
  return postcss.parse(css).nodes.flatMap(toNodes)
}

function toNodes(node: ChildNode): StyleNode[] {
  switch (node.type) {
    case 'comment':
      return []
    case 'decl':
      return [{ kind: 'text', text: `${node.toString()};` }]
    case 'rule': {
      const selectors = node.selectors
        .filter((text) => !LATER_STATES.test(withoutAlternatives(text)))
        .map((text) => ({ text, needs: parseNeeds(text) }))
      return selectors.length > 0 ? [{ kind: 'rule', selectors, children: node.nodes.flatMap(toNodes) }] : []
    }
    case 'atrule': {
      const { name, params, nodes } = node
      if (isLater(node)) return []
      if (name === 'keyframes') return [{ kind: 'keyframes', name: params, text: node.toString() }]
      // A rule without a block is kept unchanged: '@layer a,b;' sets an order.
      if (!nodes) return [{ kind: 'text', text: `${node.toString()};` }]
      return [{ kind: 'block', prelude: `@${name} ${params}`.trim(), children: nodes.flatMap(toNodes) }]
    }
  }
}

function isLater({ name, params }: AtRule): boolean {
  return name === 'page' || name === 'font-face' || (name === 'media' && params.includes('print'))
}

/** Removes lists inside `:is()` and the like, which are alternatives that a page need not contain. */
function withoutAlternatives(selector: string): string {
  return selector.replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
}

function parseNeeds(selector: string): SelectorNeeds {
  const plain = withoutAlternatives(selector).replace(/\[[^\]]*\]/g, '')
  return {
    classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    tags: [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name),
  }
}
