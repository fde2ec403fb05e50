import type { FastifyInstance } from 'fastify'
import { TEST_PHONE_START, twoDigits } from '../../faults/choose-fault'
import { faults, phaseLabels } from '../../faults/fault-catalog'
import { rowFaults } from '../../gateway/settlement/row-faults'
import type { Sandbox } from '../../sandbox'
import { html, type Markup } from '../html'
import { sendPage } from '../page'
import { table } from '../table'
import { overviewPage } from './overview-page'

/** Renders the catalogue of faults, with every way to choose one. */
function faultsPage(): Markup {
  const rows = faults.map(({ code, name, effect, phase }) => {
    const upiIds = phase === 'payment' ? `${name}@gocash, ${name}@ybl` : 'none'
    const phone = phase === 'refund' ? 'none' : `${TEST_PHONE_START}${twoDigits(code)}`
    return [name, effect, phaseLabels[phase], upiIds, phone, `.${twoDigits(code)}`]
  })
  return html`<div class="wide">
<h1>What can go wrong</h1>
<p>Choose by the UPI ID on the pay page (gocash at Cashfree, ybl at PhonePe), by the customer's phone number, or by
the paise of the order's amount; a refund by its own amount. Any fault can also be switched on for the next calls on
<a href="/#settings">the first page</a>. Minutes are those of SANDBOX_TIME_SCALE.</p>
${table('Faults', ['Name', 'What happens', 'Meets', 'UPI ID', 'Phone', 'Paise'], rows)}
<p>A row of the reports about settlement is chosen by its id, on <a href="/#settings">the first page</a> too, and has its
fault until that is taken away.</p>
${table(
  'Rows of settlement reports',
  ['Name', 'What happens'],
  rowFaults.map(({ name, effect }) => [name, effect]),
)}
</div>`
}

export function overviewRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get<{ Querystring: { done?: string } }>('/', async (request, reply) => {
    const page = overviewPage(sandbox, String(request.query.done ?? ''))
    return sendPage(reply, 200, 'Gateway sandbox', page)
  })

  app.get('/faults', async (_request, reply) =>
    sendPage(reply, 200, 'What can go wrong · Gateway sandbox', faultsPage()),
  )
}
