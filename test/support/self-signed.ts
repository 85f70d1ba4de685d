import { generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate for one host name, valid until 2049 (RFC 5280). */
export function selfSigned(host: string): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const der = (tag: number, ...parts: (Buffer | string)[]): Buffer => {
    const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
    const { length } = content;
    const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
    return Buffer.concat([Buffer.from([tag, ...size]), content]);
  };
  const identifier = (hexadecimal: string) => der(0x06, Buffer.from(hexadecimal, 'hex'));
  const algorithm = der(0x30, identifier('2a8648ce3d040302'));
  const name = der(0x30, der(0x31, der(0x30, identifier('550403'), der(0x0c, host))));
  const extensions = der(
    0x30,
    der(0x30, identifier('551d13'), der(0x01, '\xff'), der(0x04, der(0x30, der(0x01, '\xff')))),
    der(0x30, identifier('551d11'), der(0x04, der(0x30, der(0x82, host)))),
  );
  const content = der(
    0x30,
    der(0xa0, der(0x02, '\x02')),
    der(0x02, '\x01'),
    algorithm,
    name,
    der(0x30, der(0x17, '200101000000Z'), der(0x17, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, '\x00', sign('sha256', content, privateKey));
  const base64 = der(0x30, content, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
