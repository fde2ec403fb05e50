import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Blog } from 'shared-contracts/content/blog-schema'
import * as z from 'zod/mini'
import type { PreparedResponses } from '../../http/responses/prepared-responses'
import type { ContentService } from './content.service'

/** The list of blogs, and a blog by its title (specification 23.14). */
export function contentRoutes(content: ContentService, answers: PreparedResponses): FastifyPluginAsyncZod {
  const config = { isForPages: true }

  return async (app) => {
    app.get(
      '/blogs',
      { config, schema: { summary: 'All blogs, newest first', response: { 200: z.array(Blog) } } },
      (request, reply) => answers.send('all', content.blogs, request, reply),
    )

    app.get(
      '/blogs/:title',
      {
        config,
        schema: {
          summary: 'One blog',
          params: z.object({ title: z.string() }),
          response: { 200: Blog },
        },
      },
      (request, reply) => {
        const { title } = request.params
        return answers.send(`blog/${title}`, () => content.blog(title), request, reply)
      },
    )
  }
}
