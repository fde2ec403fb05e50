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

/** Parses a text as a CommonMark reader would. */
export function markdownTree(markdown: string) {
  const root: Node = fromMarkdown(markdown)
  const nodes = all(root)
  const ofType = (type: string) => nodes.filter((node) => node.type === type)
  return {
    /** The types of the document's parts, in order, such as 'heading 1'. */
    parts: (root.children ?? []).map(({ type, depth }) => (depth ? `${type} ${depth}` : type)),
    headings: ofType('heading').map((node) => ({ depth: node.depth, text: readText(node) })),
    links: ofType('link').map((node) => ({ text: readText(node), url: node.url ?? '' })),
    /** The type of the first element of each list item. */
    points: ofType('listItem').map((node) => node.children?.[0]?.children?.[0]?.type),
    html: ofType('html').map(readText),
    code: ofType('code').map(readText),
    images: ofType('image').length,
  }
}
