import { qualifiedSection, qualifiedStamps } from '@veracite/evidence/cases/qualified-stamps'
import { base64Encode } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import { forgeCertificate, p256Key } from '@veracite/verify/test-support/forged-tsa'
import { sampleBundle } from '@veracite/verify/test-support/sample-bundle'
import { TSA_CERTIFICATE, TSA_ROOT } from '@veracite/verify/test-support/sample-keys'
import { certificateToPem } from '@veracite/verify/x509/pem'
import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { readTrustedList } from './trusted-list.ts'

const TYPE = 'http://uri.etsi.org/TrstSvc/Svctype'
const STATUS = 'http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus'
const LIST = 'http://uri.etsi.org/TrstSvc/TrustedList/TSLType'
const status = (name: string, since: string, type = `${TYPE}/TSA/QTST`) =>
  `<ServiceTypeIdentifier>${type}</ServiceTypeIdentifier><ServiceStatus>${STATUS}/${name}</ServiceStatus><StatusStartingTime>${since}</StatusStartingTime>`

interface Made {
  now?: string
  history?: string
  certificate?: Uint8Array
  nextUpdate?: string
  type?: string
  /** A second service. */
  more?: string
}
const service = ({
  now = status('granted', '2020-01-01T00:00:00Z'),
  history = '',
  certificate = TSA_CERTIFICATE,
}: Made) =>
  `<TSPService><ServiceInformation>${now}<ServiceName><Name xml:lang="en">Stamps &amp; seals</Name></ServiceName><ServiceDigitalIdentity><DigitalId><X509Certificate>\n${base64Encode(certificate).replaceAll(/.{64}/g, '$&\n')}</X509Certificate></DigitalId><DigitalId><X509SubjectName>CN=Any</X509SubjectName></DigitalId></ServiceDigitalIdentity></ServiceInformation><ServiceHistory>${history}</ServiceHistory></TSPService>`
/** As a member state would publish it; signed by nobody. */
const list = (made: Made = {}): string => {
  const {
    nextUpdate = '<NextUpdate><dateTime>2026-11-30T00:00:00Z</dateTime></NextUpdate>',
    type = `${LIST}/EUgeneric`,
    more = '',
  } = made
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrustServiceStatusList xmlns="http://uri.etsi.org/02231/v2#" TSLTag="http://uri.etsi.org/19612/TSLTag">
<SchemeInformation><TSLSequenceNumber>41</TSLSequenceNumber><TSLType>${type}</TSLType>
<PointersToOtherTSL><OtherTSLPointer><TSLType>other</TSLType><SchemeTerritory>EU</SchemeTerritory></OtherTSLPointer></PointersToOtherTSL>
<SchemeTerritory>XX</SchemeTerritory><ListIssueDateTime>2026-05-30T00:00:00Z</ListIssueDateTime>${nextUpdate}</SchemeInformation>
<TrustServiceProviderList><TrustServiceProvider><TSPInformation><TSPName><Name xml:lang="en">Example Trust</Name></TSPName></TSPInformation>
<TSPServices>${service(made)}${more}</TSPServices></TrustServiceProvider></TrustServiceProviderList></TrustServiceStatusList>`
}
const read = (xml: string) => readTrustedList(new TextEncoder().encode(xml))
const bundle = sampleBundle()
const roots = [certificateToPem(TSA_ROOT)]
const stampsBy = (...xml: string[]) => qualifiedStamps([bundle], { lists: xml.map(read), roots })
/** Of the same names and number as the real one. */
const OTHER = forgeCertificate({
  ...{ subject: 'Example TSA', issuer: 'Example TSA Root', serial: 2 },
  ...{ key: p256Key(77), issuerKey: p256Key(78) },
})
const NOT = { services: [], without: [1] }
/** Stamps of the sample are of 1 June 2026. */
const instance = (...of: Parameters<typeof status>) =>
  `<ServiceHistoryInstance>${status(...of)}</ServiceHistoryInstance>`

test('stamps of a service that the list names as qualified and granted count, with the list', () => {
  const found = stampsBy(list())
  const named = { provider: 'Example Trust', name: 'Stamps & seals', territory: 'XX', sequence: '41' }
  expect(found).toMatchObject({ services: [{ ...named, issuedAt: '2026-05-30T00:00:00.000Z' }], without: [] })
  expect(found?.services[0]?.stamps).toBe(bundle.timestamps.length)
  expect(stampsBy()).toBeNull()
  const shown = qualifiedSection(found, sayIn('en'))?.text ?? ''
  expect(shown).toContain('Stamps &amp; seals of Example Trust, XX: qualified and granted')
  expect(shown).toContain('The signature of a list was not checked')
  expect(shown).not.toContain('without a time stamp')
  expect(qualifiedSection(NOT, sayIn('en'))?.text).toContain('1 exhibit (1) without a time stamp')
})

test('the authority that issued the certificate may stand for it, and prefixes of names are free', () => {
  expect(stampsBy(list({ certificate: TSA_ROOT }))?.without).toEqual([])
  const prefixed = list().replaceAll(/<(\/?)(?=[A-Z])/g, '<$1tsl:')
  expect(stampsBy(prefixed)?.without).toEqual([])
})

test('what it was at the time of the stamp counts', () => {
  const withdrawn = status('withdrawn', '2026-06-30T00:00:00Z')
  const granted = instance('granted', '2020-01-01T00:00:00Z')
  expect(stampsBy(list({ now: withdrawn, history: granted }))?.without).toEqual([])
  expect(
    stampsBy(
      list({
        now: status('granted', '2026-06-30T00:00:00Z'),
        history: instance('withdrawn', '2020-01-01T00:00:00Z'),
      }),
    ),
  ).toEqual(NOT)
  const other = instance('granted', '2020-01-01T00:00:00Z', `${TYPE}/TSA`)
  expect(stampsBy(list({ now: withdrawn, history: other })), 'it was of another kind then').toEqual(NOT)
})

test.each<[string, string]>([
  ['withdrawn', list({ now: status('withdrawn', '2020-01-01T00:00:00Z') })],
  ['granted by the rules before eIDAS', list({ now: status('undersupervision', '2020-01-01T00:00:00Z') })],
  ['granted only later', list({ now: status('granted', '2026-07-01T00:00:00Z') })],
  ['a service for certificates', list({ now: status('granted', '2020-01-01T00:00:00Z', `${TYPE}/CA/QC`) })],
  [
    'a service for time stamps that is not qualified',
    list({ now: status('granted', '2020-01-01T00:00:00Z', `${TYPE}/TSA`) }),
  ],
  ['another certificate', list({ certificate: OTHER })],
  [
    'a list that was out of date then',
    list({ nextUpdate: '<NextUpdate><dateTime>2026-05-31T00:00:00Z</dateTime></NextUpdate>' }),
  ],
  ['a list that was closed', list({ nextUpdate: '<NextUpdate/>' })],
  [
    'the certificate only in the signature of the list',
    list({ certificate: new Uint8Array(3) }).replace(
      '</TrustServiceStatusList>',
      `<Signature><ServiceDigitalIdentity><DigitalId><X509Certificate>${base64Encode(TSA_CERTIFICATE)}</X509Certificate></DigitalId></ServiceDigitalIdentity></Signature></TrustServiceStatusList>`,
    ),
  ],
  [
    'another service of the same certificate was withdrawn',
    list({ more: service({ now: status('withdrawn', '2020-01-01T00:00:00Z') }) }),
  ],
])('not qualified: %s', (_, xml) => {
  expect(stampsBy(xml)).toEqual(NOT)
})

test('a stamp that does not verify under the pinned roots is worth nothing, whatever a list says', () => {
  const forged = {
    ...bundle,
    timestamps: bundle.timestamps.map((one) => ({ ...one, genTime: '2026-06-02T00:00:00.000Z' })),
  }
  expect(qualifiedStamps([bundle, forged], { lists: [read(list())], roots })?.without).toEqual([2])
  expect(
    qualifiedStamps([bundle], { lists: [read(list())], roots: [certificateToPem(TSA_CERTIFICATE)] })
      ?.services,
  ).toHaveLength(1)
  expect(qualifiedStamps([{ ...bundle, timestamps: [] }], { lists: [read(list())], roots })).toEqual(NOT)
})

test.each<[string, string, RegExp]>([
  ['a list of lists', list({ type: `${LIST}/EUlistofthelists` }), /not the trusted list of a country/],
  ['something else', '<html><body>Sorry</body></html>', /not the trusted list/],
  ['nothing', '', /not the trusted list/],
  [
    'a document type with entities',
    list().replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'),
    /document type/,
  ],
  ['a list that breaks off', list().slice(0, -900), /breaks off/],
  ['elements that are badly nested', list().replace('</TSPName>', '</TSPInformation>'), /badly nested/],
  [
    'two statuses of one service',
    list({ now: status('withdrawn', '2020-01-01T00:00:00Z') + status('granted', '2020-01-01T00:00:00Z') }),
    /exactly one/,
  ],
  ['a time that is none', list({ now: status('granted', 'yesterday') }), /not a time/],
  ['elements without end', '<a>'.repeat(100_000), /nested deeper/],
  ['a value without end', list().replace('41', '4'.repeat(1_000_000)), /too long/],
])('refused: %s', (_, xml, why) => {
  expect(() => read(xml)).toThrow(FormatError)
  expect(() => read(xml)).toThrow(why)
})
