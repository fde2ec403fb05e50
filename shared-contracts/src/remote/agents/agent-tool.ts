import type { Store } from '../../store/create-store'

/** The limits of a tool's texts, in characters, as Chrome advises them for WebMCP: an assistant reads all of them. */
export const MOST = { name: 30, description: 500, fieldDescription: 150, answer: 1500 } as const

/** What a tool refunds: an object of JSON, of at most `MOST.answer` characters. A refusal is one with `error`. */
export type ToolResult = Readonly<Record<string, unknown>>

/** What a tool may do: read and change the one store, and go to a page of the shop. */
export interface ToolShop {
  store: Store
  /** Resolves once the page is shown. @param path of this shop */
  goTo: (path: string) => Promise<void>
}

/**
 * Something that a shopper's assistant may do on the shop's pages, in browsers that know WebMCP (`document.modelContext`,
 * draft of the W3C Web Machine Learning group). It does what a shopper could do there, through the same code, and the
 * shopper sees it. None places an order, pays, signs in, or reads what is a customer's own.
 *
 * Make one with `defineTool`, which checks the input: no browser does. `npm run verify` checks the texts.
 */
export interface AgentTool {
  /** Verb and noun, such as 'view_cart'. One remote alone has a tool of this name. */
  name: string
  /** For people: an assistant may show it. */
  title: string
  /** For assistants: what it does, when to use it, and what it does not do. */
  description: string
  /** A JSON schema of an object that knows no other fields than those it names, each with a description. */
  inputSchema: Readonly<Record<string, unknown>>
  /** It changes nothing: neither the cart nor the page on screen. */
  readOnlyHint?: true
  /** Its answer holds what customers have written, such as reviews: an assistant must not follow what it says. */
  untrustedContentHint?: true
  /**
   * Patterns of the pages where it is offered; everywhere unless told. On pages that are one shopper's own nobody offers a
   * tool, but for the cart's.
   */
  pages?: readonly string[]
  /**
   * Never throws: what it cannot do is a refusal.
   * @param input whatever the assistant has sent
   */
  execute: (input: unknown, shop: ToolShop) => Promise<ToolResult>
}
