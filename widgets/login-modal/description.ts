import { describeWidget } from "../../src/description";
import { loginModal } from "./definition";
import { loginTexts } from "./texts";

export const loginModalDescription = describeWidget(loginModal, {
  title: { it: "Finestra di accesso", en: "Login dialog" },
  summary: {
    it: "Finestra con nome utente e password. Resta invisibile finché una parte della pagina chiede l’accesso.",
    en: "A dialog with user name and password. It is invisible until a part of the page requests a login.",
  },
  attributes: {},
  children: "markup",
  slots: {
    legal: {
      needed: true,
      label: { it: "Avvertenze di legge", en: "Legal notices" },
      help: {
        it: "Le avvertenze che la legge chiede all’operatore, come il divieto ai minori, con i loro collegamenti, per esempio al gioco responsabile. Sono sotto il pulsante «Accedi» e sono obbligatorie. Finché la finestra è aperta si trovano nell’elemento `vetrina-login-panel`.",
        en: "Enter the notices that the law requires of the operator, such as the ban on gambling by minors, with their links, for example to responsible gaming. They are required. They are shown below the button “Log in”. While the dialog is open, they are in the element `vetrina-login-panel`.",
      },
    },
    help: {
      label: { it: "Aiuto per l’accesso", en: "Help with the login" },
      help: {
        it: "I collegamenti utili per accedere, sotto il pulsante «Accedi»: password dimenticata, registrazione, altri modi per accedere. Sono facoltativi. Finché la finestra è aperta si trovano nell’elemento `vetrina-login-panel`.",
        en: "Enter links that help players log in: forgotten password, registration, other ways to log in. They are optional. They are shown below the button “Log in”. While the dialog is open, they are in the element `vetrina-login-panel`.",
      },
    },
    form: {
      help: {
        it: "Slot riservato: l’elemento vi mette la finestra con il modulo, fuori dallo shadow DOM, perché i gestori di password la trovino.",
        en: "Reserved slot: the element puts the dialog with the form there, outside the shadow DOM, so that password managers find it.",
      },
    },
  },
  overlay: true,
  states: {
    ready: {
      it: "La finestra è pronta ad aprirsi, o è aperta.",
      en: "The dialog is ready to open, or is open.",
    },
  },
  parts: {
    dialog: {
      it: "La finestra. Le parti stanno nell’elemento `vetrina-login-panel`, che l’elemento aggiunge quando si apre.",
      en: "The dialog. The parts are in `vetrina-login-panel`, which this element adds when the dialog opens.",
    },
    title: { it: "Il titolo.", en: "The title." },
    close: { it: "Il pulsante che chiude.", en: "The button that closes the dialog." },
    text: {
      it: "Il motivo della richiesta, sotto il titolo.",
      en: "The reason for the login, below the title.",
    },
  },
  partsIn: "vetrina-login-panel",
  keyboard: [
    {
      keys: ["Escape"],
      it: "Chiude; il focus torna dov’era.",
      en: "Closes the dialog and returns the focus to where it was.",
    },
    { keys: ["Enter"], it: "Invia il modulo.", en: "Submits the form." },
    {
      keys: ["Tab"],
      it: "Passa da un controllo all’altro della finestra.",
      en: "Moves between the controls of the dialog.",
    },
  ],
  examples: [
    {
      title: { it: "Con la testata che la apre", en: "With the header that opens the dialog" },
      companions: ["vetrina-balance-header"],
      demo: "logged-out",
    },
  ],
  icon: "login",
  fallback: '<div slot="help">{help}</div><div slot="legal">{legal}</div>',
  texts: loginTexts,
  placeholder: "hidden",
});
