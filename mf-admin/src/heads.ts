import { privateHead } from 'shared-contracts/remote'

const head = (title: string) => privateHead(title, 'For staff of the shop')

/** Titles of the screens. */
export const heads = {
  admin: head('Admin'),
  order: head('Order'),
  packingRecord: head('Packing record'),
  batches: head('Batches'),
  pick: head('Pick list'),
  signIn: head('Sign in'),
  invitation: head('Your invitation'),
  subscribers: head('Subscribers'),
  dataRequests: head('Data requests'),
  dataRequest: head('Data request'),
  people: head('Staff'),
  auditLog: head('Audit log'),
  settings: head('Settings'),
  money: head('Payments'),
  invoices: head('Invoices'),
  taxes: head('HSN codes and rates'),
  today: head('Today'),
  signInMethods: head('Sign-in methods'),
  alerts: head('Alerts'),
  more: head('More'),
  shop: head('Business details'),
  catalogue: head('Catalogue'),
  product: head('Product'),
  bulkEdit: head('Bulk edit'),
  newProduct: head('New product'),
  inbox: head('Inbox'),
  message: head('Message'),
  templates: head('Reply templates'),
  contentBlocks: head('Content'),
  contentBlock: head('Content'),
  nothing: head('Page not found'),
}
