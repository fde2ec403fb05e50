/** Icons of the navigation, 24 x 24, as in design-system/icon/shapes. */
export const ordersShape = 'M4 8.5 12 4l8 4.5v7.5L12 20.5 4 16ZM4 8.5l8 4.5 8-4.5M12 13v7.5M8 6.2l8 4.5'
export const pickShape =
  'M9 6h11M9 12h11M9 18h11M3.5 6l1.2 1.2L7 4.9M3.5 12l1.2 1.2L7 10.9M3.5 18l1.2 1.2L7 16.9'
export const batchesShape = 'M7 3.5h10v4l-1.5 2v11h-7v-11L7 7.5ZM7 7.5h10M10.5 13h3M10.5 16h3'
export const moneyShape = 'M7 5h10M7 9.5h10M7 5h3.5a4.3 4.3 0 0 1 0 8.7H7l7.5 6.3'
export const invoicesShape = 'M6 3.5h12v17l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4ZM9 8.5h6M9 12.5h6'
export const catalogShape = 'M6 8.5h12v10a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2ZM5 4.5h14v4H5ZM9.5 13h5'
export const stockShape = 'M4 4v16.5M20 4v16.5M4 10.5h16M4 18h16M7.5 10.5v-5h4v5M12.5 18v-4.5h4V18'
export const discountsShape = 'M4 4.5h8l8.5 8.5-7.5 7.5L4 12.5ZM8 8.5h.01'
export const inboxShape = 'M4 5h16v14H4ZM4 13.5h4.5l1.2 2.5h4.6l1.2-2.5H20'
export const reviewsShape = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z'
export const todayShape = 'M5 20V11M12 20V4.5M19 20v-6M3.5 20h17'
export const alertsShape = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 18.5a2 2 0 0 0 4 0M12 5V3.5'
export const peopleShape =
  'M5.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.8 19.5c.6-3.6 3-5.3 6.2-5.3s5.6 1.7 6.2 5.3M15 5.3a3.5 3.5 0 0 1 0 6.4M17.3 14.6c2.2.7 3.5 2.3 3.9 4.9'
export const subscribersShape = 'M3.5 6h17v12h-17ZM3.5 7l8.5 6 8.5-6'
export const dataRequestsShape =
  'M5.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.8 19.5c.6-3.6 3-5.3 6.2-5.3 1.2 0 2.3.3 3.3.8M15 14.5h6v6h-6ZM16.5 14.5v-1.5a1.5 1.5 0 0 1 3 0v1.5'
export const auditLogShape =
  'M6 3.5h11a1.5 1.5 0 0 1 1.5 1.5v15.5H7a1.5 1.5 0 0 1 0-3h11.5M5.5 19V5A1.5 1.5 0 0 1 7 3.5M9.5 8h5.5M9.5 11.5h5.5'
export const settingsShape =
  'M4 7h9M17 7h3M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 17h3M11 17h9M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0'
export const signInMethodsShape =
  'M4 15.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M11.8 12.3 20 4M16 8l3 3M8.5 15.5h.01'
export const moreShape =
  'M4 12a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0M10.8 12a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0M17.6 12a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0'
export const shopShape = 'M5 10.5V20h14v-9.5M4 10.5 6 4h12l2 6.5ZM10 20v-5h4v5'
export const contentBlocksShape = 'M4.5 5h15M4.5 9.5h15M4.5 14h9M14 20l.8-3 5-5 2.2 2.2-5 5ZM4.5 18.5h6'
