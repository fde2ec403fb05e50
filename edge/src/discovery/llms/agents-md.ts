import { collections } from 'shared-contracts/catalog/lists/collections'
import { shop } from 'shared-contracts/platform/shop'
import { agentPaths } from 'shared-contracts/routing/agent-paths'
import { paths } from 'shared-contracts/routing/paths'

/**
 * Makes the guide for shopping agents: what is available, what they may do, and what only the buyer does. It contains no
 * e-mail address or phone number, because the text is copied widely.
 * @param origin the public origin
 */
export function agentsMd(origin: string): string {
  const at = (path: string) => `<${origin}${path}>`
  const lists = Object.values(collections).map(({ slug }) => at(paths.collection(slug)))
  return `# ${shop.brand}: for agents

> ${shop.brand} sells ${shop.tagline.toLowerCase()}: whole spices, ground spices, spice blends and DIY kits.

## What you may do

- Read every page. Each has its text in Markdown: at its address with \`.md\` at the end, or with \`Accept: text/markdown\`.
  The text of the home page is ${at('/index.html.md')}.
- See what there is to read: ${at('/llms.txt')}. The texts of all products and policies in one file: ${at('/llms-full.txt')}.
- Read the lists: ${lists.join(', ')}. A product's text names its packs with their prices.
- Put packs into a link that opens a cart: \`${origin}/cart/turmeric-powder.250g:2,cloves.100g:1\` is two packs of one product
  and one of another. A product's text ends with the link of each of its packs. The person who opens it sees today's prices,
  and chooses whether to take the packs into their own cart.
- Read the whole catalogue, pack by pack: ${at('/feeds/openai.jsonl')}, ${at('/feeds/google.xml')} or ${at('/feeds/meta.csv')}.
- Search, compare and make such links by calls: UCP (Universal Commerce Protocol), whose profile is
  ${at(agentPaths.profile())}, over HTTP at \`${origin}${agentPaths.rest()}\`; or MCP (Model Context Protocol) at
  \`${origin}${agentPaths.mcp()}\`. Neither asks who you are, and neither orders or pays.
- Follow the sitemap: ${at('/sitemap.xml')}. What robots may read stands in ${at('/robots.txt')}.

## What only the buyer does

- The buyer puts in the address, confirms the order, and pays on the payment provider's page: by UPI, card or net banking.
- You cannot order, pay, or read anything about a person.

## Prices

- Prices are in Indian rupees (INR) and include tax. Shipping is added at checkout.
- The price when the buyer orders counts, not the one you have read.

## Limits

- Pages that are not kept ready are made for each network at most 30 times in ten seconds. After that the answer is 429,
  and \`Retry-After\` says in how many seconds to ask again.
- UCP and MCP together answer each network 120 times a minute, with a limit for all agents besides.
- Questions to the shop go through its contact page: ${at(paths.contact)}.
`
}
