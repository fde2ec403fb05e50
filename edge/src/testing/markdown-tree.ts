import { fromMarkdown } from 'mdast-util-from-markdown'

interface Node {
  type: string
  depth?: number
  url?: string
  value?: string
  children?: readonly Node[]
}

const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]
const readText = (node: Node) =>
  all(node)
    .flatMap(({ value }) => value ?? [])
    .join('')

/** A text as a reader of CommonMark takes it. */
export function markdownTree(markdown: string) {
  const root: Node = fromMarkdown(markdown)
  const nodes = all(root)
  const ofType = (type: string) => nodes.filter((node) => node.type === type)
  return {
    /** The kinds of its parts, in order, such as 'heading 1'. */
    parts: (root.children ?? []).map(({ type, depth }) => (depth ? `${type} ${depth}` : type)),
    headings: ofType('heading').map((node) => ({ depth: node.depth, text: readText(node) })),
    links: ofType('link').map((node) => ({ text: readText(node), url: node.url ?? '' })),
    /** What each point of a list begins with. */
    points: ofType('listItem').map((node) => node.children?.[0]?.children?.[0]?.type),
    html: ofType('html').map(readText),
    code: ofType('code').map(readText),
    images: ofType('image').length,
  }
}
