/** All settings that a public api needs. There is no server at these addresses. */
export const whole = {
  PUBLIC_ORIGIN: 'https://spices.example',
  DATABASE_URL: 'postgres://shop:password@db.example/shop',
  ADMIN_ORIGIN: 'https://admin.spices.example',
  SESSION_SECRET: 'a secret of a test, longer than it must be',
  SMTP_URL: 'smtps://shop:password@mail.example',
  INTERNAL_KEY: 'a-key-of-a-test-longer-than-it-must-be',
  CASHFREE_BASE_URL: 'https://gateway.example/pg',
  CASHFREE_CLIENT_ID: 'an id of our own',
  CASHFREE_CLIENT_SECRET: 'a secret of our own',
  PHONEPE_BASE_URL: 'https://gateway.example/phonepe',
  PHONEPE_MERCHANT_ID: 'a merchant of our own',
  PHONEPE_SALT_KEY: 'a salt of our own',
}

/** Settings for PhonePe's newer version. */
export const wholeV2 = {
  PHONEPE_VERSION: 'v2',
  PHONEPE_V2_BASE_URL: 'https://gateway.example/v2',
  PHONEPE_V2_OAUTH_URL: 'https://gateway.example/oauth',
  PHONEPE_CLIENT_ID: 'an id of our own',
  PHONEPE_CLIENT_SECRET: 'a secret of our own',
  PHONEPE_WEBHOOK_USERNAME: 'a name of our own',
  PHONEPE_WEBHOOK_PASSWORD: 'a password of our own',
}
