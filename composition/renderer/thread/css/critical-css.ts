import { readStyleTree, type SelectorNeeds, type StyleNode } from './style-tree'

/** Selects a page's rules from a parsed style sheet. */
export type Sheet = (used: UsedNames) => string

/** The class and element names on a page. */
interface UsedNames {
  classes: ReadonlySet<string>
  tags: ReadonlySet<string>
}

export function usedNames(html: string): UsedNames {
  // Most attributes and elements are repeated, so those are sorted out first.
  const attributes = new Set(html.match(/ class="[^"]*/g))
  const classes = [...attributes].flatMap((text) => text.slice(' class="'.length).split(' '))
  const tags = [...new Set(html.match(/<[a-z][a-z0-9]*/g))].map((text) => text.slice(1))
  return { classes: new Set(classes), tags: new Set(['html', 'body', 'head', ...tags]) }
}

/** @param css minified CSS, which is parsed once */
export function readSheet(css: string): Sheet {
  const tree = readStyleTree(css)
  return (used) => {
    const rules = write(tree, used, () => false)
    // Includes only the animations that the page's rules use.
    return write(tree, used, (name) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(rules))
  }
}

function write(nodes: readonly StyleNode[], used: UsedNames, isAnimated: (name: string) => boolean): string {
  return nodes.map((node) => writeNode(node, used, isAnimated)).join('')
}

function writeNode(node: StyleNode, used: UsedNames, isAnimated: (name: string) => boolean): string {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'keyframes':
      return isAnimated(node.name) ? node.text : ''
    case 'rule':
      return block(
        node.selectors
          .filter(({ needs }) => isUsed(needs, used))
          .map(({ text }) => text)
          .join(),
        write(node.children, used, isAnimated),
      )
    case 'block':
      return block(node.prelude, write(node.children, used, isAnimated))
  }
}

function block(prelude: string, content: string): string {
  return prelude && content ? `${prelude}{${content}}` : ''
}

function isUsed({ classes, tags }: SelectorNeeds, used: UsedNames): boolean {
  return classes.every((name) => used.classes.has(name)) && tags.every((name) => used.tags.has(name))
}
