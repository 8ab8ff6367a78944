/** The public interface of support, for other domains and the demo data. */
export { answerCase } from './answering/answer-case.ts';
export { closeCase } from './answering/close-case.ts';
export { sendSupportMessage } from './contact/send-support-message.ts';
export { sendVisitorMessage } from './contact/send-visitor-message.ts';
export { findCase, findMessageBySeq, findUserCase } from './queries.ts';
