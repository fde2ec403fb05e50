import { shop } from 'shared-contracts/platform/shop'
import { formatAmount, type Paise } from 'shared-contracts/values/money'
import type { TestData } from '../../gateway/dialect'
import { field, radio } from '../form-field'
import { html, type Markup } from '../html'
import { banks, type PayErrors, type PayField, type PayValues } from './pay-form'

interface PayPage {
  action: string
  orderId: string
  amount: Paise
  testData: TestData
  values: PayValues
  errors: PayErrors
}

/** Needs no script: CSS shows the chosen method. PAY comes first, since Enter presses a form's first button. */
export function payPage({ action, orderId, amount, testData, values, errors }: PayPage): Markup {
  return html`<div class="panel">
<h1>Pay ${shop.brand}</h1>
${errorSummary(errors)}
<dl class="facts">
<dt>Merchant</dt><dd>${shop.brand}</dd>
<dt>Order</dt><dd>${orderId}</dd>
<dt>Amount</dt><dd class="amount">₹${formatAmount(amount)}</dd>
</dl>
<form method="post" action="${action}" novalidate>
<fieldset>
<legend>Payment method</legend>
${radio('method', 'upi', 'UPI', values.method)}
${radio('method', 'card', 'Card', values.method)}
${radio('method', 'netbanking', 'Net banking', values.method)}
</fieldset>
${upiDetails(testData, values, errors)}
${cardDetails(values, errors)}
${bankDetails(values, errors)}
<div class="buttons">
<button class="button button-main" name="action" value="pay">PAY</button>
<button class="button" name="action" value="cancel">CANCEL</button>
</div>
</form>
</div>`
}

function upiDetails({ upiIds }: TestData, values: PayValues, errors: PayErrors): Markup {
  const hint = `${upiIds.success} pays, ${upiIds.failure} fails, ${upiIds.pending} stays pending.`
  return html`<div class="details details-upi">
${field({ name: 'upiId', label: 'UPI ID', value: values.upiId, error: errors.upiId, hint })}
<p class="hint"><a href="/faults">UPI IDs for everything that can go wrong</a></p>
</div>`
}

function cardDetails(values: PayValues, errors: PayErrors): Markup {
  const hint = 'Any number that ends in 1111 pays, in 0002 fails.'
  const digits = { inputMode: 'numeric', autocomplete: 'off' }
  return html`<div class="details details-card">
${field({ name: 'cardNumber', label: 'Card number', value: values.cardNumber, error: errors.cardNumber, hint, ...digits })}
<div class="pair">
${field({ name: 'expiry', label: 'Expiry (MM/YY)', value: values.expiry, error: errors.expiry, autocomplete: 'off' })}
${field({ name: 'cvv', label: 'CVV', value: '', error: errors.cvv, ...digits })}
</div>
</div>`
}

function bankDetails(values: PayValues, errors: PayErrors): Markup {
  return html`<fieldset class="details details-netbanking">
<legend>Bank</legend>
${errors.bank && html`<p class="error">${errors.bank}</p>`}
${banks.map(({ name }) => radio('bank', name, name, values.bank))}
</fieldset>`
}

const firstControls: Record<PayField, string> = {
  method: 'method-upi',
  upiId: 'upiId',
  cardNumber: 'cardNumber',
  expiry: 'expiry',
  cvv: 'cvv',
  bank: 'bank-success-bank',
}

function errorSummary(errors: PayErrors): Markup | undefined {
  const fields = Object.keys(firstControls).filter((name): name is PayField => name in errors)
  if (fields.length === 0) return undefined
  return html`<div class="alert" role="alert"><ul>
${fields.map((name) => html`<li><a href="#${firstControls[name]}">${errors[name]}</a></li>`)}
</ul></div>`
}
