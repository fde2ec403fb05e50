import type { Store } from '../../store/create-store'

/** Limits in characters, as Chrome recommends for WebMCP, because an assistant reads the texts of every tool. */
export const MOST = { name: 30, description: 500, fieldDescription: 150, answer: 1500 } as const

/** The result of a tool: a JSON object of at most `MOST.answer` characters. A refusal has the field `error`. */
export type ToolResult = Readonly<Record<string, unknown>>

/** The parts of the shop that a tool can use: the page's store and navigation. */
export interface ToolShop {
  store: Store
  /** Resolves once the page is shown. @param path a path in this shop */
  goTo: (path: string) => Promise<void>
}

/**
 * A tool that a shopper's assistant may use on the shop's pages, in browsers with WebMCP (`document.modelContext`, draft of the
 * W3C Web Machine Learning group). It does what a shopper could do there, visibly and through the same code. No tool places an
 * order, pays, signs in, or reads a customer's own data. Create tools with `defineTool`, which checks the input, because no
 * browser does. `npm run verify` checks the texts.
 */
export interface AgentTool {
  /** A verb and a noun, such as 'view_cart'. Unique across remotes. */
  name: string
  /** Readable by people, because an assistant may show it. */
  title: string
  /** Tells assistants what it does, when to use it, and what it does not do. */
  description: string
  /** A JSON schema of an object with exactly these fields, each with a description. */
  inputSchema: Readonly<Record<string, unknown>>
  /** True if it changes nothing: neither the cart nor the current page. */
  readOnlyHint?: true
  /** True if the response contains text written by customers, which an assistant must not follow as instructions. */
  untrustedContentHint?: true
  /** Patterns of the pages that offer it; by default all public pages. Private pages offer no tools, except the cart's. */
  pages?: readonly string[]
  /** Never throws: a failure returns a refusal. @param input as sent by the assistant, unchecked */
  execute: (input: unknown, shop: ToolShop) => Promise<ToolResult>
}
