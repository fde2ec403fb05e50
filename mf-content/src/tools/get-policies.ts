import { api } from 'shared-contracts/http'
import { defineTool } from 'shared-contracts/remote/agents/define-tool'
import { choice, count, optional } from 'shared-contracts/remote/agents/fields'
import { refuse } from 'shared-contracts/remote/agents/refuse'
import type { paths } from 'shared-contracts/routing/paths'
import { inParts } from './in-parts'

const pageTextApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A page as Markdown, which the edge converts from its HTML. */
    mfContentGetPageText: build.query<string, string>({
      query: (path) => ({ url: `${path}.md`, responseType: 'text' }),
    }),
  }),
})

const topics = ['shipping', 'refund', 'terms', 'privacy'] as const
type Topic = (typeof topics)[number]

/** Listed again, because reading `paths` by a dynamic name would put all of it into the first page's bundle. */
const pages: Pick<typeof paths, Topic> = {
  shipping: '/shipping',
  refund: '/refund',
  terms: '/terms',
  privacy: '/privacy',
}

/** The maximum length of a part, which leaves room for the other fields of the response. */
const LONGEST_PART = 1300

/** Links lead to pages of the same shop, so their addresses would only take up space. */
const withoutLinks = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

export const getPolicies = defineTool({
  name: 'get_policies',
  title: 'Read a policy',
  description:
    'Returns the full text of a policy: shipping (times, charges, countries), refund (returns, damaged items, cancelling), terms, privacy. Long policies come in parts: request the next one while part is less than parts.',
  readOnlyHint: true,
  fields: {
    topic: choice(topics, 'The policy to read.'),
    part: optional(count('Part of a long policy. Default: 1.', 99)),
  },
  async answer({ topic, part = 1 }, { store }) {
    const page = pages[topic]
    const asked = pageTextApi.endpoints.mfContentGetPageText.initiate(page, { subscribe: false })
    const parts = inParts(withoutLinks(await store.dispatch(asked).unwrap()), LONGEST_PART)
    const text = parts[part - 1]
    if (text === undefined) return refuse('NO_SUCH_PART', `This policy has only ${parts.length} parts.`)
    return { topic, page, part, parts: parts.length, text }
  },
})
