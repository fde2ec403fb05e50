import { privateHead } from 'shared-contracts/remote'

const head = (title: string) => privateHead(title, 'For the people who run the shop.')

/** Titles of the screens. */
export const heads = {
  admin: head('The admin'),
  order: head('Order'),
  packingRecord: head('Packing record'),
  batches: head('Batches'),
  pick: head('Pick list'),
  signIn: head('Sign in'),
  invitation: head('Your invitation'),
  subscribers: head('Subscribers'),
  dataRequests: head('Data requests'),
  dataRequest: head('Data request'),
  people: head('People'),
  auditLog: head('AuditLog'),
  settings: head('Settings'),
  money: head('Money'),
  invoices: head('Invoices'),
  taxes: head('HSN codes and rates'),
  today: head('Today'),
  signInMethods: head('Sign-in methods'),
  alerts: head('Alerts'),
  more: head('More'),
  shop: head('The shop'),
  catalogue: head('Catalogue'),
  product: head('Product'),
  bulkEdit: head('Bulk edit'),
  newProduct: head('New product'),
  inbox: head('Inbox'),
  message: head('Message'),
  templates: head('Texts for answers'),
  contentBlocks: head('Words'),
  contentBlock: head('Words of a place'),
  nothing: head('Nothing here'),
}
