import { collections } from 'shared-contracts/catalog/lists/collections'
import { shop } from 'shared-contracts/platform/shop'
import { agentPaths } from 'shared-contracts/routing/agent-paths'
import { paths } from 'shared-contracts/routing/paths'

/**
 * Makes the guide for shopping agents: what is available, what they may do, and what only the buyer does. It contains no
 * email address or phone number, because the text is copied widely.
 */
export function agentsMd(origin: string): string {
  const at = (path: string) => `<${origin}${path}>`
  const lists = Object.values(collections).map(({ slug }) => at(paths.collection(slug)))
  return `# ${shop.brand}: for agents

> ${shop.brand} sells ${shop.tagline.toLowerCase()}: whole spices, ground spices, spice blends and DIY kits.

## What you may do

- Read every page as Markdown: add \`.md\` to its address, or send \`Accept: text/markdown\`.
  The home page is ${at('/index.html.md')}.
- List all pages: ${at('/llms.txt')}. All products and policies in one file: ${at('/llms-full.txt')}.
- Browse the collections: ${lists.join(', ')}. Each product page lists its pack sizes and prices.
- Create a link that opens a cart: \`${origin}/cart/turmeric-powder.250g:2,cloves.100g:1\` is two packs of one product
  and one of another. Each product page in Markdown ends with such a link for each pack size. Whoever opens the link sees
  current prices and decides whether to add the packs to their own cart.
- Read the whole catalogue, one entry per pack size: ${at('/feeds/openai.jsonl')}, ${at('/feeds/google.xml')} or ${at('/feeds/meta.csv')}.
- Search, compare and create cart links through an API: UCP (Universal Commerce Protocol), with its profile at
  ${at(agentPaths.profile())}, over HTTP at \`${origin}${agentPaths.rest()}\`; or MCP (Model Context Protocol) at
  \`${origin}${agentPaths.mcp()}\`. Neither needs authentication, and neither can order or pay.
- Follow the sitemap: ${at('/sitemap.xml')}. Rules for crawlers are in ${at('/robots.txt')}.

## What only the buyer does

- The buyer enters the address, confirms the order, and pays on the payment provider's page by UPI, card or net banking.
- You cannot order, pay, or read personal data.

## Prices

- Prices are in Indian rupees (INR) and include tax. Shipping is added at checkout.
- The buyer pays the price at the time of the order, which may differ from the one you read.

## Limits

- Each network can request at most 30 uncached pages in ten seconds. Beyond that the response is 429, and
  \`Retry-After\` gives the number of seconds to wait.
- Each network can make 120 calls a minute to UCP and MCP together. There is also a limit for all agents together.
- To contact the shop, use its contact page: ${at(paths.contact)}.
`
}
