import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  BlockThen,
  ContentBlock,
  ContentBlocks,
  MarkdownText,
  NewBlockText,
  NewDraft,
  RenderedText,
  SeenVersion,
  WithdrawnBlockText,
} from 'shared-contracts/content/admin/content-blocks-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../staff'
import { renderMarkdown } from '../blocks'
import type { AdminContentBlocks } from './content-blocks'

const config = { right: 'edit-content' } as const
const params = z.object({ block: z.string() })
const response = { 200: ContentBlock }

export function contentBlocksRoutes(words: AdminContentBlocks): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/content-blocks',
      {
        config,
        schema: {
          summary: 'All editable texts with their current content',
          response: { 200: ContentBlocks },
        },
      },
      async () => ({ blocks: await words.list() }),
    )

    app.get(
      '/content-blocks/:block',
      { config, schema: { summary: 'One text with its draft and all versions', params, response } },
      (request) => words.read(request.params.block),
    )

    app.get(
      '/content-blocks/:block/then',
      {
        config,
        schema: {
          summary: 'The text in force at a given time; null for the original',
          params,
          querystring: z.object({ at: z.iso.datetime() }),
          response: { 200: BlockThen },
        },
      },
      async (request) => ({
        version: await words.then(request.params.block, new Date(request.query.at)),
      }),
    )

    app.put(
      '/content-blocks/:block/draft',
      { config, schema: { summary: 'Save a draft', params, body: NewDraft, response } },
      (request) => words.saveDraft(request.params.block, request.body, requireStaff(request)),
    )

    app.post(
      '/content-blocks/:block',
      {
        config,
        schema: { summary: 'Publish a text, now or at a given time', params, body: NewBlockText, response },
      },
      (request) => words.publish(request.params.block, request.body, requireStaff(request)),
    )

    app.post(
      '/content-blocks/:block/withdraw',
      { config, schema: { summary: 'Withdraw a text', params, body: WithdrawnBlockText, response } },
      (request) => words.withdraw(request.params.block, request.body, requireStaff(request)),
    )

    app.post(
      '/content-blocks/:block/put-back',
      {
        config,
        schema: { summary: 'Restore the original text', params, body: SeenVersion, response },
      },
      (request) => words.putBack(request.params.block, request.body.version, requireStaff(request)),
    )

    app.post(
      '/content-preview',
      {
        config,
        schema: {
          summary: 'Render Markdown as pages show it',
          body: MarkdownText,
          response: { 200: RenderedText },
        },
      },
      async (request) => ({ html: await renderMarkdown(request.body.text) }),
    )
  }
}
