import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html, type Markup } from '../html'
import { sendPage } from '../page'

/** JSON clients get JSON; a form is redirected back to the page. */
export function respond(request: FastifyRequest, reply: FastifyReply, page: string, json: unknown) {
  return isForm(request) ? reply.redirect(page, 303) : reply.send(json)
}

export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500, message } = error
    if (statusCode >= 500) request.log.error(error)
    if (isForm(request)) return sendPage(reply, statusCode, 'Error', refusedPage(message))
    return reply.code(statusCode).send({ message })
  })
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
}

function refusedPage(message: string): Markup {
  return html`<div class="panel">
<h1>Nothing was changed</h1>
<p>${message}</p>
<a class="button button-main" href="/">Back to the list</a>
</div>`
}
