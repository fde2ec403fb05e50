/** The demo customer of a local shop. A public shop has none, because everyone knows the password. */
export const DEMO_LOGIN = { email: 'asha@example.com', password: 'cardamom and clove' }
