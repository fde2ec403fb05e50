/** The demo customer of a local shop. Everyone knows the password, so a public shop has no such customer. */
export const DEMO_LOGIN = { email: 'asha@example.com', password: 'cardamom and clove' }
