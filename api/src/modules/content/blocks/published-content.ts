import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  type BlockKind,
  parseBlockKind,
  parseBlockName,
  textPages,
} from 'shared-contracts/content/admin/content-blocks'
import { AllPublishedContent } from 'shared-contracts/content/published-content-schema'
import { paths } from 'shared-contracts/routing/paths'
import * as z from 'zod/mini'
import type { Database } from '../../../db/connection'
import type { BusinessDetailsModule } from '../../platform/business-details'
import { createShownRepository } from './shown.repository'

interface PublishedContentDeps {
  database: Database
  businessDetails: Pick<BusinessDetailsModule['shown'], 'current'>
}

/** Serves the published texts to the edge, which fetches them when the content version changes. */
export function createPublishedContent({ database, businessDetails }: PublishedContentDeps) {
  const repository = createShownRepository(database)

  async function read(): Promise<AllPublishedContent> {
    const rows = (await repository.all()).filter(({ shown }) => shown !== null)
    const of = (kind: BlockKind) => rows.filter(({ block }) => parseBlockKind(block) === kind)
    const { foodLicence, ...contact } = await businessDetails.current()
    const recipes = of('recipe').map(({ block, shown }) => [parseBlockName(block), shown])
    return z.parse(AllPublishedContent, {
      announcement: of('announcement')[0]?.shown,
      testimonials: of('testimonials')[0]?.shown,
      timeline: of('timeline')[0]?.shown,
      banners: Object.fromEntries(of('banner').map(({ block, shown }) => [parseBlockName(block), shown])),
      pages: Object.fromEntries(of('page').map(({ block, shown }) => [pathOf(block), htmlOf(shown)])),
      ...(recipes.length > 0 && { recipes: Object.fromEntries(recipes) }),
      ...(Object.values(contact).some((said) => said !== null) && { contact }),
    })
  }

  /** True if anything is published. */
  async function isThere(): Promise<boolean> {
    const { announcement, testimonials, timeline, banners, pages, recipes, contact } = await read()
    return (
      Boolean(announcement || testimonials || timeline || recipes || contact) ||
      Object.keys({ ...banners, ...pages }).length > 0
    )
  }

  const routes: FastifyPluginAsyncZod = async (app) => {
    app.get(
      '/content-blocks',
      {
        config: { isForPages: true },
        schema: {
          summary: 'The texts that staff have published',
          response: { 200: AllPublishedContent },
        },
      },
      read,
    )
  }

  return { isThere, routes }
}

function pathOf(block: string): string | undefined {
  const page = textPages.find((name) => name === parseBlockName(block))
  return page && paths[page]
}

const htmlOf = (shown: unknown) => (shown as { html?: unknown } | null)?.html
