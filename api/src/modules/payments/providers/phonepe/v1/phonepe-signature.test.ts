import { isPhonePeVerify, phonePeVerify } from './phonepe-signature'

const salt = { key: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399', index: '1' }
const request =
  'ewogICJtZXJjaGFudElkIjogIlBHVEVTVFBBWVVBVCIsCiAgIm1lcmNoYW50VHJhbnNhY3Rpb25JZCI6ICJNVDc4NTA1OTAwNjgxODgxMDQiLAogICJtZXJjaGFudFVzZXJJZCI6ICJNVUlEMTIzIiwKICAiYW1vdW50IjogMTAwMDAsCiAgInJlZGlyZWN0VXJsIjogImh0dHBzOi8vd2ViaG9vay5zaXRlL3JlZGlyZWN0LXVybCIsCiAgInJlZGlyZWN0TW9kZSI6ICJSRURJUkVDVCIsCiAgImNhbGxiYWNrVXJsIjogImh0dHBzOi8vd2ViaG9vay5zaXRlL2NhbGxiYWNrLXVybCIsCiAgIm1vYmlsZU51bWJlciI6ICI5OTk5OTk5OTk5IiwKICAicGF5bWVudEluc3RydW1lbnQiOiB7CiAgICAidHlwZSI6ICJQQVlfUEFHRSIKICB9Cn0='
const ofRequest = 'd7a8e4458caa6fcd781166bbdc85fec76740c18cb9baa9a4c48cf2387d554180###1'
const ofStatus = '95c6d60f014b7190aa417083aca2489bb5b0a729d0421c17dea19f5913e6d741###1'

test('a payment request carries the vendor’s documented X-VERIFY', () => {
  expect(phonePeVerify(`${request}/pg/v1/pay`, salt)).toBe(ofRequest)
})

test('a status request carries the known X-VERIFY', () => {
  expect(phonePeVerify('/pg/v1/status/PGTESTPAYUAT/MT7850590068188104', salt)).toBe(ofStatus)
})

test('a callback is trusted only with its own X-VERIFY', () => {
  const header = phonePeVerify(request, salt)
  expect(isPhonePeVerify(request, salt, header)).toBe(true)
  expect(isPhonePeVerify(`${request} `, salt, header)).toBe(false)
  expect(isPhonePeVerify(request, { ...salt, key: 'guessed' }, header)).toBe(false)
  expect(isPhonePeVerify(request, salt, header.replace('###1', '###2'))).toBe(false)
  expect(isPhonePeVerify(request, salt, '')).toBe(false)
})
