import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  ForgotPassword,
  LoginForm,
  LoginResponse,
  LoginUser,
  Registration,
  ResetPassword,
} from 'shared-contracts/customers/customer-schema'
import { normaliseEmail } from 'shared-contracts/values/email'
import * as z from 'zod/mini'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import { readRequestLanguage } from '../../http/requests/request-preferences'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import type { CustomersService } from './customers.service'
import type { AccountPassword } from './passwords/account-password'
import type { CustomerSessions } from './sign-in/customer-sessions'
import type { LoginAttempts } from './sign-in/login-attempts'
import { type SignIn, toLoginUser } from './sign-in/sign-in'

interface CustomersRoutesDeps {
  customers: CustomersService
  sessions: Pick<CustomerSessions, 'end'>
  signIn: SignIn
  password: AccountPassword
  attemptLimits: Pick<AttemptLimits, 'takeMail'>
  loginAttempts: LoginAttempts
  knownBrowsers: KnownBrowsers
}

const Message = z.object({ message: z.string() })
const SENT = 'If there’s an account with this email address, we’ll email you a link to reset your password.'

export function customersRoutes(deps: CustomersRoutesDeps): FastifyPluginAsyncZod {
  const { customers, sessions, signIn, password, attemptLimits, loginAttempts, knownBrowsers } = deps

  return async (app) => {
    app.post(
      '/customers/register',
      {
        config: { invalidMessage: 'Please check your inputs and try again.' },
        schema: {
          summary: 'Create an account',
          body: Registration,
          response: { 201: Message },
        },
      },
      async (request, reply) => {
        await attemptLimits.takeMail('register', request.ip, request.body.email)
        await customers.register(request.body, readRequestLanguage(request.headers))
        return reply.code(201).send({ message: 'Registration successful! Redirecting to login.' })
      },
    )

    app.post(
      '/customers/login',
      {
        config: { invalidMessage: 'Email and Password are required.' },
        schema: {
          summary: 'Log in; the response sets the session cookie',
          body: LoginForm,
          response: { 200: LoginResponse },
        },
      },
      async (request, reply) => {
        const email = normaliseEmail(request.body.email)
        const knownBrowser = knownBrowsers.idOf(request, email)
        const succeeded = await loginAttempts.take({ email, ip: request.ip, knownBrowser })
        const customer = await customers.logIn(request.body)
        await succeeded()
        return signIn(request, reply, customer)
      },
    )

    app.post(
      '/customers/logout',
      { schema: { summary: 'End the session', response: { 200: Message } } },
      async (request, reply) => {
        if (request.sid) await sessions.end(request.sid)
        reply.renewSid()
        return { message: 'You’re logged out.' }
      },
    )

    app.post(
      '/customers/forgot-password',
      {
        config: { invalidMessage: 'Please enter a valid email.' },
        schema: {
          summary: 'Request a reset link by email; the response is the same for every address',
          body: ForgotPassword,
          response: { 200: Message },
        },
      },
      async (request) => {
        const { email } = request.body
        await attemptLimits.takeMail('forgot', request.ip, email, knownBrowsers.idOf(request, email))
        await password.askForLink(email, readRequestLanguage(request.headers))
        return { message: SENT }
      },
    )

    app.post(
      '/customers/reset-password/:resetToken',
      {
        config: { invalidMessage: 'Both fields are required.' },
        schema: {
          summary: 'Choose a new password; ends every session',
          params: z.object({ resetToken: z.string() }),
          body: ResetPassword,
          response: { 200: Message },
        },
      },
      async (request, reply) => {
        const email = await password.reset(request.params.resetToken, request.body)
        // Lets the owner log in even while a stranger uses up the address's attempts.
        knownBrowsers.mark(request, reply, email)
        return { message: 'Your password has been reset. Please log in.' }
      },
    )

    app.get(
      '/session',
      {
        config: { session: 'optional' },
        schema: {
          summary: 'Get the logged-in customer; also sets the CSRF cookie',
          response: { 200: z.object({ user: z.nullable(LoginUser) }) },
        },
      },
      async (request) => {
        const customer = request.customerId ? await customers.find(request.customerId) : undefined
        return { user: customer ? toLoginUser(customer) : null }
      },
    )
  }
}
