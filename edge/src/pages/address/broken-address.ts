import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from 'shared-contracts/platform/errors-schema'
import type { AdminHost } from '../../http/admin-host'
import { isOfApi } from '../../http/api-proxy'
import type { PageServer } from '../cache/page-server'
import { sendPage } from '../send-page'
import { stripQuery } from './requested-path'

interface Parts {
  adminHost: AdminHost
  pages: () => PageServer
  /** Headers of responses that are not pages. */
  headers: Readonly<Record<string, string>>
}

const BROKEN: ErrorBody = { message: 'This address isn’t valid.', code: 'MALFORMED_BODY' }

/** Responds to broken percent-encoding: 400 for api paths, else the 404 page. Fastify runs no hooks for it. */
export function respondToBrokenAddress({ adminHost, pages, headers }: Parts) {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isOfApi(stripQuery(request.url)))
      return reply
        .code(400)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(BROKEN)
    if (adminHost.isAsked(request.raw)) return adminHost.refuse(reply.headers(headers))
    return sendPage(reply, await (await pages().ask(request.raw)).answer())
  }

  return (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    answer(request, reply).catch((error: unknown) => reply.send(error))
  }
}
