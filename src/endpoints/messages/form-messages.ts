/** Messages of the "Try it" form. `{}` is replaced by a name. */
export const englishForm = {
  tryIt: 'Try it',
  nothing: 'None',
  token: 'Token',
  user: 'User name',
  password: 'Password',
  file: 'File',
  send: 'Send',
  sending: 'Sending…',
  curl: 'Copy as curl',
  copied: 'Copied',
  copyUrl: 'Copy URL',
  copyMarkdown: 'Copy as Markdown',
  operation: 'This operation as JSON',
  specification: 'Specification',
  download: 'Download the body',
  missing: 'Fill in {}.',
  badJson: '{} is not valid JSON.',
  badServer: '{} is not an address that a browser can call.',
  withheld: 'Browsers do not send {} for a page. The curl command does.',
  blocked:
    'Your browser got no response. Either the server cannot be reached, or it does not allow calls from this site (CORS). You can run the curl command instead.',
};

type FormTranslation = Readonly<Record<keyof typeof englishForm, string>>;

const german: FormTranslation = {
  tryIt: 'Ausprobieren',
  nothing: 'Keine',
  token: 'Token',
  user: 'Benutzername',
  password: 'Passwort',
  file: 'Datei',
  send: 'Senden',
  sending: 'Wird gesendet …',
  curl: 'Als curl kopieren',
  copied: 'Kopiert',
  copyUrl: 'URL kopieren',
  copyMarkdown: 'Als Markdown kopieren',
  operation: 'Diese Operation als JSON',
  specification: 'Spezifikation',
  download: 'Body herunterladen',
  missing: 'Bitte ausfüllen: {}.',
  badJson: '{} ist kein gültiges JSON.',
  badServer: '{} ist keine Adresse, die ein Browser aufrufen kann.',
  withheld: 'Browser senden {} nicht für eine Seite. Der curl-Befehl schon.',
  blocked:
    'Ihr Browser hat keine Antwort erhalten. Entweder ist der Server nicht erreichbar, oder er erlaubt keine Aufrufe von dieser Website (CORS). Sie können stattdessen den curl-Befehl ausführen.',
};

const spanish: FormTranslation = {
  tryIt: 'Probar',
  nothing: 'Ninguna',
  token: 'Token',
  user: 'Usuario',
  password: 'Contraseña',
  file: 'Archivo',
  send: 'Enviar',
  sending: 'Enviando…',
  curl: 'Copiar como curl',
  copied: 'Copiado',
  copyUrl: 'Copiar URL',
  copyMarkdown: 'Copiar como Markdown',
  operation: 'Esta operación en JSON',
  specification: 'Especificación',
  download: 'Descargar el cuerpo',
  missing: 'Complete {}.',
  badJson: '{} no es JSON válido.',
  badServer: '{} no es una dirección a la que un navegador pueda llamar.',
  withheld: 'Los navegadores no envían {} desde una página. El comando curl sí.',
  blocked:
    'El navegador no recibió respuesta. No se puede acceder al servidor o este no permite llamadas desde este sitio (CORS). Puede ejecutar el comando curl en su lugar.',
};

const french: FormTranslation = {
  tryIt: 'Essayer',
  nothing: 'Aucune',
  token: 'Jeton',
  user: 'Nom d’utilisateur',
  password: 'Mot de passe',
  file: 'Fichier',
  send: 'Envoyer',
  sending: 'Envoi…',
  curl: 'Copier la commande curl',
  copied: 'Copié',
  copyUrl: 'Copier l’URL',
  copyMarkdown: 'Copier en Markdown',
  operation: 'Cette opération en JSON',
  specification: 'Spécification',
  download: 'Télécharger le corps',
  missing: 'Renseignez {}.',
  badJson: '{} n’est pas du JSON valide.',
  badServer: '{} n’est pas une adresse qu’un navigateur peut appeler.',
  withheld: 'Les navigateurs n’envoient pas {} depuis une page. La commande curl, si.',
  blocked:
    'Votre navigateur n’a reçu aucune réponse. Le serveur est injoignable, ou il n’autorise pas les appels depuis ce site (CORS). Vous pouvez exécuter la commande curl à la place.',
};

export const formTranslations: Readonly<Record<string, FormTranslation>> = { de: german, es: spanish, fr: french };
