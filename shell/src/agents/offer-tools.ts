import type { Remotes } from 'composition/runtime/remotes'
import { matchPath } from 'react-router-dom'
import type { VisitRemote } from 'shared-contracts/remote'
import type { AgentTool, ToolResult, ToolShop } from 'shared-contracts/remote/agents/agent-tool'
import { fits } from 'shared-contracts/remote/agents/as-many-as-fit'
import { refuse } from 'shared-contracts/remote/agents/refuse'
import { CART } from 'shared-contracts/routing/own-paths'
import type { Store } from 'shared-contracts/store'
import type { ShopRouter } from '../routing/shop-router'
import type { View } from '../routing/view'
import type { ModelContext, WebmcpTool } from './model-context'

const matchesView = (pattern: string, { location }: View) => matchPath(pattern, location.pathname) !== null

/** True if a view may have tools at all. Pages for signing in, paying or private data have none, except the cart. */
function mayHaveTools(view: View): boolean {
  return view.kind !== 'page' || !view.route.isPrivate || matchesView(CART, view)
}

/** True if a tool is offered on the current view. */
function isOffered({ pages }: Pick<AgentTool, 'pages'>, view: View): boolean {
  return mayHaveTools(view) && (pages?.some((pattern) => matchesView(pattern, view)) ?? true)
}

interface Parts {
  context: ModelContext
  store: Store
  router: Pick<ShopRouter, 'view' | 'subscribe' | 'navigate'>
  remotes: Pick<Remotes, 'load'>
  /** The remotes of this visit. */
  live: readonly VisitRemote[]
}

/**
 * Registers the remotes' tools for a shopper's assistant on the pages that offer them, and unregisters a tool when the
 * shopper leaves for a page without it. A remote that cannot be loaded does not affect the others, and is retried on the
 * next page.
 */
export function offerTools({ context, store, router, remotes, live }: Parts): void {
  const shop = {
    store,
    // Navigating to the current page would add a second history entry.
    async goTo(path: string) {
      if (router.view().location.pathname !== path) await router.navigate(path)
    },
  }
  /** The offered tools, by name. */
  const offered = new Map<string, { tool: AgentTool; taken: AbortController }>()

  function takeBackOthers() {
    for (const [name, { tool, taken }] of offered)
      if (!isOffered(tool, router.view())) {
        offered.delete(name)
        taken.abort()
      }
  }

  async function offer(tool: AgentTool) {
    // The first owner of a name keeps it: `npm run verify` refuses a second one.
    if (offered.has(tool.name) || !isOffered(tool, router.view())) return
    const taken = new AbortController()
    offered.set(tool.name, { tool, taken })
    await context.registerTool(webmcpTool(tool, shop), { signal: taken.signal })
  }

  async function offerOf(remote: VisitRemote) {
    const module = await remotes.load(remote)
    const { tools = [] } = (await module.tools?.()) ?? {}
    // The shopper cannot do anything about a tool that the browser refuses.
    for (const tool of tools) offer(tool).catch(() => undefined)
  }

  function follow() {
    takeBackOthers()
    if (mayHaveTools(router.view())) for (const remote of live) offerOf(remote).catch(() => undefined)
  }

  let shown = router.view()
  router.subscribe(() => {
    if (router.view() === shown) return
    shown = router.view()
    follow()
  })
  follow()
}

/** Wraps a remote's tool for the browser. Whatever the remote does, an assistant gets a readable result. */
function webmcpTool(tool: AgentTool, shop: ToolShop): WebmcpTool {
  const { name, title, description, inputSchema, readOnlyHint, untrustedContentHint } = tool
  async function execute(input: unknown): Promise<ToolResult> {
    try {
      const answer = await tool.execute(input, shop)
      return fits(answer) ? answer : { ...refuse('TOO_LONG', 'The response is too long. Ask for less.') }
    } catch {
      return { ...refuse('FAILED', 'The shop couldn’t do this.') }
    }
  }
  return {
    ...{ name, title, description, inputSchema, execute },
    annotations: {
      ...(readOnlyHint && { readOnlyHint }),
      ...(untrustedContentHint && { untrustedContentHint }),
    },
  }
}
