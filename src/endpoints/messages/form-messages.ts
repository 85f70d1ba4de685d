/** What the tools of an endpoint page say in a browser, beside the words of the page. */
export interface ToolMessages {
  readonly server: string;
  readonly copied: string;
  readonly copyAddress: string;
  readonly copyMarkdown: string;
  readonly operation: string;
  readonly specification: string;
}

/**
 * What the form of a call says. `{}` stands for names.
 */
export interface FormMessages extends ToolMessages {
  readonly tryIt: string;
  readonly authorization: string;
  readonly nothing: string;
  readonly token: string;
  readonly user: string;
  readonly password: string;
  readonly path: string;
  readonly query: string;
  readonly header: string;
  readonly cookie: string;
  readonly body: string;
  readonly type: string;
  readonly file: string;
  readonly send: string;
  readonly sending: string;
  readonly curl: string;
  readonly answer: string;
  readonly headers: string;
  readonly download: string;
  readonly missing: string;
  readonly badJson: string;
  readonly badServer: string;
  readonly withheld: string;
  readonly blocked: string;
}

export const englishForm: FormMessages = {
  tryIt: 'Try it',
  server: 'Server',
  authorization: 'Authorization',
  nothing: 'None',
  token: 'Token',
  user: 'User name',
  password: 'Password',
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
  body: 'Request body',
  type: 'Content type',
  file: 'File',
  send: 'Send',
  sending: 'Sending…',
  curl: 'Copy as curl',
  copied: 'Copied',
  copyAddress: 'Copy URL',
  copyMarkdown: 'Copy as Markdown',
  operation: 'This operation as JSON',
  specification: 'Specification',
  answer: 'Response',
  headers: 'Headers',
  download: 'Download the body',
  missing: 'Fill in {}.',
  badJson: '{} is not valid JSON.',
  badServer: '{} is not an address that a browser can call.',
  withheld: 'Browsers do not send {} for a page. The curl command does.',
  blocked:
    'Your browser got no response. Either the server cannot be reached, or it does not allow calls from this site (CORS). You can run the curl command instead.',
};

const german: FormMessages = {
  tryIt: 'Ausprobieren',
  server: 'Server',
  authorization: 'Autorisierung',
  nothing: 'Keine',
  token: 'Token',
  user: 'Benutzername',
  password: 'Passwort',
  path: 'Pfadparameter',
  query: 'Query-Parameter',
  header: 'Header',
  cookie: 'Cookies',
  body: 'Anfrage-Body',
  type: 'Content-Type',
  file: 'Datei',
  send: 'Senden',
  sending: 'Wird gesendet …',
  curl: 'Als curl kopieren',
  copied: 'Kopiert',
  copyAddress: 'URL kopieren',
  copyMarkdown: 'Als Markdown kopieren',
  operation: 'Diese Operation als JSON',
  specification: 'Spezifikation',
  answer: 'Antwort',
  headers: 'Header',
  download: 'Body herunterladen',
  missing: 'Bitte ausfüllen: {}.',
  badJson: '{} ist kein gültiges JSON.',
  badServer: '{} ist keine Adresse, die ein Browser aufrufen kann.',
  withheld: 'Browser senden {} nicht für eine Seite. Der curl-Befehl schon.',
  blocked:
    'Ihr Browser hat keine Antwort erhalten. Entweder ist der Server nicht erreichbar, oder er erlaubt keine Aufrufe von dieser Website (CORS). Sie können stattdessen den curl-Befehl ausführen.',
};

const spanish: FormMessages = {
  tryIt: 'Probar',
  server: 'Servidor',
  authorization: 'Autorización',
  nothing: 'Ninguna',
  token: 'Token',
  user: 'Usuario',
  password: 'Contraseña',
  path: 'Parámetros de ruta',
  query: 'Parámetros de consulta',
  header: 'Encabezados',
  cookie: 'Cookies',
  body: 'Cuerpo de la solicitud',
  type: 'Tipo de contenido',
  file: 'Archivo',
  send: 'Enviar',
  sending: 'Enviando…',
  curl: 'Copiar como curl',
  copied: 'Copiado',
  copyAddress: 'Copiar URL',
  copyMarkdown: 'Copiar como Markdown',
  operation: 'Esta operación en JSON',
  specification: 'Especificación',
  answer: 'Respuesta',
  headers: 'Encabezados',
  download: 'Descargar el cuerpo',
  missing: 'Complete {}.',
  badJson: '{} no es JSON válido.',
  badServer: '{} no es una dirección a la que un navegador pueda llamar.',
  withheld: 'Los navegadores no envían {} desde una página. El comando curl sí.',
  blocked:
    'El navegador no recibió respuesta. No se puede acceder al servidor o este no permite llamadas desde este sitio (CORS). Puede ejecutar el comando curl en su lugar.',
};

const french: FormMessages = {
  tryIt: 'Essayer',
  server: 'Serveur',
  authorization: 'Autorisation',
  nothing: 'Aucune',
  token: 'Jeton',
  user: 'Nom d’utilisateur',
  password: 'Mot de passe',
  path: 'Paramètres de chemin',
  query: 'Paramètres de requête',
  header: 'En-têtes',
  cookie: 'Cookies',
  body: 'Corps de la requête',
  type: 'Type de contenu',
  file: 'Fichier',
  send: 'Envoyer',
  sending: 'Envoi…',
  curl: 'Copier la commande curl',
  copied: 'Copié',
  copyAddress: 'Copier l’URL',
  copyMarkdown: 'Copier en Markdown',
  operation: 'Cette opération en JSON',
  specification: 'Spécification',
  answer: 'Réponse',
  headers: 'En-têtes',
  download: 'Télécharger le corps',
  missing: 'Renseignez {}.',
  badJson: '{} n’est pas du JSON valide.',
  badServer: '{} n’est pas une adresse qu’un navigateur peut appeler.',
  withheld: 'Les navigateurs n’envoient pas {} depuis une page. La commande curl, si.',
  blocked:
    'Votre navigateur n’a reçu aucune réponse. Le serveur est injoignable, ou il n’autorise pas les appels depuis ce site (CORS). Vous pouvez exécuter la commande curl à la place.',
};

export const formWords: Readonly<Record<string, FormMessages>> = { de: german, es: spanish, fr: french };

/** The words of tools alone. */
export function toolWords(words: FormMessages): ToolMessages {
  const { server, copied, copyAddress, copyMarkdown, operation, specification } = words;
  return { server, copied, copyAddress, copyMarkdown, operation, specification };
}
