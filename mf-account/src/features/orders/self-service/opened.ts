/** The parts that load once a customer opens a form or has sent a request. */
export { CancelOrder } from './cancel-order'
export { CaseForm } from './case-form'
export { Cases } from './cases'
