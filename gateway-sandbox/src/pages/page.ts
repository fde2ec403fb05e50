import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, type Markup } from './html'
import { stylesheet } from './stylesheet'

const STYLESHEET_PATH = '/assets/sandbox.css'

/** Without form-action: a payment ends with a redirect to the shop, which it would block in some browsers. */
const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** Sends a whole page; `title` is the browser tab's. */
export function sendPage(reply: FastifyReply, status: number, title: string, main: Markup) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLESHEET_PATH}">
</head>
<body>
<header class="notice">Test payments only. No money moves.</header>
<main class="main">
${main}
</main>
</body>
</html>
`
  return reply.code(status).headers(pageHeaders).type('text/html; charset=utf-8').send(page.text)
}

export function stylesheetRoute(app: FastifyInstance) {
  app.get(STYLESHEET_PATH, async (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8')
    return stylesheet
  })
}
